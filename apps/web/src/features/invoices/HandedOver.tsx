import type { CallAnswer } from '@portal/contract/define.ts'
import type { PieceHandOver } from '@portal/contract/invoice-records.ts'
import type { invoices } from '@portal/contract/invoices.ts'
import { handOverKinds, pictureSides } from '@portal/domain/hand-overs/hand-over.ts'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import { HandOverPicture } from '../../shared/records/HandOverPicture.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Invoices.module.css'

type Stay = CallAnswer<typeof invoices.explainLine>['overdracht']

/** How a piece was when it came and when it left, side by side. */
export function HandedOver({ stay }: { readonly stay: Stay }) {
  const text = useText()
  return (
    <Stack as="section" gap={3}>
      <h3>{text('invoices.handedOver')}</h3>
      <div className={classes.sides}>
        {handOverKinds.map((soort) => (
          <Stack key={soort} gap={2} shrinks>
            <strong>{text(`invoices.handed.${soort}`)}</strong>
            {stay[soort] === null ? (
              <p className="soft">{text('invoices.handedNone')}</p>
            ) : (
              <Record record={stay[soort]} />
            )}
          </Stack>
        ))}
      </div>
    </Stack>
  )
}

function Record({ record: { overdracht, ondertekend, stand, opmerking, fotos } }: { readonly record: PieceHandOver }) {
  const text = useText()
  const format = useFormat()
  const isThere = useScreens()('/locatie/overdrachten/{-$overdracht}')
  const moment = format.moment(ondertekend)
  return (
    <>
      <span className="figures">
        {isThere ? (
          <Link to="/locatie/overdrachten/{-$overdracht}" params={{ overdracht }}>
            {moment}
          </Link>
        ) : (
          moment
        )}{' '}
        {stand === 'beschadigd' && <StatusChip kind="warning">{text('invoices.handedDamaged')}</StatusChip>}
      </span>
      {opmerking !== '' && <p>{opmerking}</p>}
      {fotos.length === 0 && <p className="soft">{text('invoices.handedNoPictures')}</p>}
      {pictureSides.flatMap((side) =>
        fotos
          .filter(({ kant }) => kant === side)
          .map(({ foto, kant }) => (
            <HandOverPicture
              key={foto}
              overdracht={overdracht}
              foto={foto}
              name={text(`invoices.handedSide.${kant}`)}
              lost={text('invoices.handedLost')}
            />
          )),
      )}
    </>
  )
}
