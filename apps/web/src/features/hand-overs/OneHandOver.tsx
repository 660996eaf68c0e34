import { handOvers } from '@portal/contract/hand-overs.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { FillHandOver } from './FillHandOver.tsx'
import { HandOverRecord } from './HandOverRecord.tsx'

/** One hand-over: to fill in and sign, or as it was signed. */
export function OneHandOver({ overdracht }: { readonly overdracht: string }) {
  const text = useText()
  const mayRecord = useMay('site.record')
  const query = useCall(handOvers.getHandOver, { overdracht })
  const { data } = query
  const title = text(data === undefined ? 'handOvers.one' : `handOvers.kind.${data.verklaring.soort}`)
  return (
    <Page
      narrow
      title={title}
      intro={data !== undefined && `${data.materieellocatie} · ${data.locatieOmschrijving}`}
      breadcrumbs={
        <Breadcrumbs>
          {[
            <Link key="list" to="/locatie/overdrachten/{-$overdracht}">
              {text('page./locatie/overdrachten/{overdracht?}')}
            </Link>,
            title,
          ]}
        </Breadcrumbs>
      }
    >
      <StateView query={query} skeleton="form">
        {(handOver) =>
          handOver.zegel === null && mayRecord ? (
            <FillHandOver key={handOver.overdracht} handOver={handOver} />
          ) : (
            <>
              {handOver.zegel === null && <Notice kind="info">{text('handOvers.notSigned')}</Notice>}
              <HandOverRecord handOver={handOver} />
            </>
          )
        }
      </StateView>
    </Page>
  )
}
