import { Link } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { FillHandOver } from './FillHandOver.tsx'
import { HandOverRecord } from './HandOverRecord.tsx'
import { SignedHere } from './SignedHere.tsx'
import { useHandOver } from './use-hand-over.ts'

/** Something of it was refused, and is decided where everything that waits stands. */
function Asked() {
  const text = useText()
  return (
    <Notice kind="danger">
      <p>{text('handOvers.asks')}</p>
      <ButtonLink to="/nog-te-versturen" small>
        {text('queue.look')}
      </ButtonLink>
    </Notice>
  )
}

/** One hand-over: to fill in and sign, or as it was signed. */
export function OneHandOver({ overdracht }: { readonly overdracht: string }) {
  const text = useText()
  const mayRecord = useMay('site.record')
  const { query, waiting } = useHandOver(overdracht)
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
            <Link key="list" to="/locatie/overdrachten/{-$overdracht}" params={{ overdracht: undefined }}>
              {text('page./locatie/overdrachten/{overdracht?}')}
            </Link>,
            title,
          ]}
        </Breadcrumbs>
      }
    >
      <StateView query={query} skeleton="form">
        {(handOver) => (
          <>
            {waiting?.isAsked === true && <Asked />}
            {handOver.zegel === null && waiting?.signed != null ? (
              <SignedHere handOver={handOver} signed={waiting.signed} />
            ) : handOver.zegel === null && mayRecord ? (
              <FillHandOver key={handOver.overdracht} handOver={handOver} waits={waiting !== null} />
            ) : (
              <>
                {handOver.zegel === null && <Notice kind="info">{text('handOvers.notSigned')}</Notice>}
                <HandOverRecord handOver={handOver} />
              </>
            )}
          </>
        )}
      </StateView>
    </Page>
  )
}
