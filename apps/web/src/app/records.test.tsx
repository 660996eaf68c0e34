import { complaints } from '@portal/contract/complaints.ts'
import { exitOrders } from '@portal/contract/exit-orders.ts'
import { orders } from '@portal/contract/orders.ts'
import { requests } from '@portal/contract/requests.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildComplaint, buildComplaintDetails } from '../../test/build-complaint.ts'
import { buildExitDetails, buildExitOrder, buildOrder, buildOrderDetails } from '../../test/order-pages.ts'
import { buildRequest, buildRequestRow } from '../../test/request-portal.ts'
import { answer, freshPortal, logIn, openPage, shownPath } from '../../test/stand-in.tsx'

beforeEach(() => {
  freshPortal()
  logIn()
})

const lists = [
  {
    path: '/aanvragen',
    number: buildRequestRow().aanvraagnummer,
    detail: '/aanvragen',
    serve: () => {
      answer(requests.getRequests, { items: [buildRequestRow()] })
      answer(requests.getRequest, buildRequest())
    },
  },
  {
    path: '/orders/aanvoer',
    number: buildOrder().ordernummer,
    detail: '/orders/aanvoer',
    serve: () => {
      answer(orders.getDeliveredOrders, { items: [buildOrder({ aanvraagnummer: null })] })
      answer(orders.getDeliveredOrder, buildOrderDetails({ aanvraagnummer: null }))
    },
  },
  {
    path: '/exitorders',
    number: buildExitOrder().nummer,
    detail: '/exitorders',
    serve: () => {
      answer(exitOrders.getExitOrders, { items: [buildExitOrder()] })
      answer(exitOrders.getExitOrder, buildExitDetails())
    },
  },
  {
    path: '/klachten-overzicht',
    number: buildComplaint().id,
    detail: '/klacht-details',
    serve: () => {
      answer(complaints.getComplaints, { items: [buildComplaint()] })
      answer(complaints.getComplaint, buildComplaintDetails())
      answer(complaints.getDocuments, { items: [] })
    },
  },
] as const

describe('the lists of records', () => {
  it('each open one record at its own address by its row (R-ROUTE-26)', async () => {
    for (const { path, number, detail, serve } of lists) {
      serve()
      await openPage(path)
      const table = await screen.findByRole('table')
      await userEvent.click(await within(table).findByRole('link', { name: number }))
      expect(await screen.findByRole('heading', { level: 1, name: new RegExp(number) })).toBeTruthy()
      expect(shownPath()).toBe(`${detail}/${number}`)
      cleanup()
    }
  })
})
