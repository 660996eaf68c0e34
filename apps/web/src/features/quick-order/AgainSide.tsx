import type { AgainDraft } from '@portal/contract/again.ts'
import { refuseReturnDate } from '@portal/domain/calendar/return-date.ts'
import { datesAgain } from '@portal/domain/requests/again-dates.ts'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import { AddingNotice } from '../../shared/items/AddingNotice.tsx'
import { useAdding } from '../../shared/items/use-adding.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { useWantedDate } from '../../shared/requesting/wanted-date.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioField } from '../../ui/ChoiceField.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Panel } from '../../ui/Page.tsx'
import { useOrderStart } from '../ordering/ordering.queries.ts'
import { ListStanding } from './ListStanding.tsx'
import classes from './QuickOrder.module.css'
import { useFillList } from './use-fill-list.ts'

interface AgainSideProps {
  readonly draft: AgainDraft
  readonly location: Location
}

/** The new days, what becomes of what is on the list already, and the two ways on: to the list, or to ordering it. */
export function AgainSide({ draft, location }: AgainSideProps) {
  const text = useText()
  const router = useRouter()
  const navigate = useNavigate()
  const adding = useAdding()
  const canOrder = useScreens()('/bestellen/gegevens')
  const maySubmit = useMay('request.submit')
  const list = useFillList()
  const order = useOrderStart(location)
  const days = useDays(draft)
  const [replace, setReplace] = useState(false)
  const here = router.state.location.href

  const put = async (toOrder: boolean) => {
    if (toOrder && !days.check()) return
    const begun: { undo?: () => void } = {}
    const onUndone = () => {
      begun.undo?.()
      void router.navigate({ href: here })
    }
    const { artikelen: bestelListItems, sets } = draft
    const things = { bestelListItems, sets: sets.map((set) => ({ ...set, heel: false })) }
    const listId = await list.fill({ things, replace, onUndone })
    if (listId === null) return
    if (!toOrder) return void navigate({ to: '/bestellijst' })
    const { to, undo } = order.start({ ...days.chosen, past: draft.formulier })
    begun.undo = undo
    void navigate({ to, search: { lijst: listId } })
  }

  if (adding !== 'ready') return <AddingNotice adding={adding} />
  if (!list.isEditable) return <ListStanding />
  const isWaiting = !order.ready || list.query.data === undefined
  return (
    <div className={classes.side}>
      <Panel title={text('quickOrder.when')}>
        <div className={classes.main}>{days.fields}</div>
      </Panel>
      {list.lines > 0 && (
        <Panel>
          <RadioField
            label={text('quickOrder.onList', { count: list.lines })}
            choices={[
              { value: 'add', label: text('quickOrder.add') },
              { value: 'replace', label: text('quickOrder.replace') },
            ]}
            value={replace ? 'replace' : 'add'}
            onChange={(value) => setReplace(value === 'replace')}
          />
        </Panel>
      )}
      <Stack gap={2}>
        {canOrder && maySubmit && (
          <Button kind="primary" wide busy={list.busy} disabled={isWaiting} onClick={() => void put(true)}>
            {text(location.goedkeuringNodig ? 'orderList.submit' : 'orderList.order')}
          </Button>
        )}
        <Button wide disabled={isWaiting || list.busy} onClick={() => void put(false)}>
          {text('quickOrder.toList')}
        </Button>
      </Stack>
    </div>
  )
}

/** The days of the new order, proposed by the last time and checked by the rules of the form. */
function useDays({ leverDatum, retourDatum, formulier }: AgainDraft) {
  const text = useText()
  const settings = useSettings()
  const wanted = useWantedDate('order')
  const [tried, setTried] = useState(false)
  const [chosen, setChosen] = useState(() =>
    datesAgain({ deliveryDate: leverDatum, returnDate: retourDatum }, today(), settings),
  )
  const { deliveryDate, returnDate } = chosen
  const isTooEarly = refuseReturnDate(returnDate, deliveryDate) !== null
  const faults = {
    delivery:
      deliveryDate === null
        ? text(formulier?.ophalen === true ? 'missing.pickupDate' : 'missing.deliveryDate')
        : wanted.refuse(deliveryDate),
    returns: isTooEarly ? text('date.reasonBeforeDelivery') : null,
  }
  const fields = (
    <>
      <DateField
        label={text(formulier?.ophalen === true ? 'ordering.pickupDate' : 'ordering.deliveryDate')}
        required
        value={deliveryDate}
        error={tried ? faults.delivery : null}
        onChange={(date) => setChosen((now) => ({ ...now, deliveryDate: date }))}
        {...wanted}
      />
      <DateField
        label={text('ordering.returnDate')}
        value={returnDate}
        error={tried ? faults.returns : null}
        onChange={(date) => setChosen((now) => ({ ...now, returnDate: date }))}
        refuse={(date) => (refuseReturnDate(date, deliveryDate) === null ? null : text('date.reasonBeforeDelivery'))}
      />
    </>
  )
  const check = () => {
    setTried(true)
    return faults.delivery === null && faults.returns === null
  }
  return { chosen, fields, check }
}
