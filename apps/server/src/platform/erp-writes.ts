/** The kinds of writes to the back office with the payload of each; what is stored in the outbox, version 1. */
export interface ErpWrites {
  'request.create': CreateRequest
}
export type ErpWriteKind = keyof ErpWrites

/** A request as the portal took it; the write's external id is the request's id. */
export interface CreateRequest {
  /** The portal's number, for people who compare the two systems. */
  readonly portalNo: string
  readonly type: 'Aanvoer' | 'Afvoer' | 'Overige_verplaatsingen'
  /** Calendar dates, `YYYY-MM-DD`. */
  readonly requestDate: string
  readonly deliveryDate: string | null
  readonly returnDate: string | null
  readonly fromLocation: string
  readonly toLocation: string
  /** The depot where it is picked up; empty when it is delivered. */
  readonly depotNo: string
  readonly depotAddressCode: string
  readonly addressCode: string
  readonly address: string
  readonly postCode: string
  readonly city: string
  readonly contact: string
  readonly phoneNo: string
  readonly transportMeans: string
  readonly collect: boolean
  readonly urgent: boolean
  /** The user's name in the back office. */
  readonly requestedBy: string
  readonly reference: string
  readonly remark: string
  readonly lines: readonly CreateRequestLine[]
}

export interface CreateRequestLine {
  /** 1, 2, 3, … in the order of the list. */
  readonly lineNo: number
  readonly kind: 'Materieel' | 'Artikel'
  readonly no: string
  readonly quantity: number
  readonly remark: string
}
