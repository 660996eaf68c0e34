import { handOvers } from '@portal/contract/hand-overs.ts'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { notifyError } from '../../lib/notifications.ts'
import { saveBlob } from '../../lib/save-blob.ts'
import { savePdf } from '../../lib/save-pdf.ts'
import { useText } from '../../lib/text.ts'
import { FactList } from '../../shared/records/FactList.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/Layout.tsx'
import { Panel } from '../../ui/Page.tsx'
import classes from './HandOvers.module.css'
import { RecordLines } from './RecordLines.tsx'
import { SignatureDrawings } from './SignatureDrawings.tsx'
import type { HandOverAnswer } from './use-hand-over.ts'

/** A hand-over to read: as it was signed, or as far as it is filled in. */
export function HandOverRecord({ handOver }: { readonly handOver: HandOverAnswer }) {
  const text = useText()
  const format = useFormat()
  const { verklaring: words, zegel, overdracht } = handOver
  const party = ({ naam, bedrijf, email }: typeof words.overdrager) =>
    [naam, bedrijf, email].filter(Boolean).join(' · ')
  return (
    <>
      <FactList
        facts={[
          ['handOvers.party.overdrager', party(words.overdrager)],
          ['handOvers.party.ontvanger', party(words.ontvanger)],
          ['handOvers.order', words.ordernummer],
          ['handOvers.place', words.plaats],
          ['handOvers.signedOn', zegel === null ? '' : format.moment(zegel.ondertekend)],
          ['handOvers.heldBy', zegel?.door ?? handOver.begonnenDoor],
        ]}
      />
      <Panel title={text('handOvers.what')}>
        <RecordLines
          words={words}
          overdracht={overdracht}
          reportAt={zegel === null ? null : handOver.materieellocatie}
        />
      </Panel>
      {words.opmerkingen !== '' && (
        <Panel title={text('handOvers.remarks')}>
          <p>{words.opmerkingen}</p>
        </Panel>
      )}
      {zegel !== null && <Sealed handOver={handOver} zegel={zegel} />}
    </>
  )
}

interface SealedProps {
  readonly handOver: HandOverAnswer
  readonly zegel: NonNullable<HandOverAnswer['zegel']>
}

/** Both signatures, and by what anybody can see that nothing was changed since. */
function Sealed({ handOver: { verklaring: words, overdracht }, zegel }: SealedProps) {
  const text = useText()
  const print = useMutation({
    mutationFn: async () => savePdf(await call(handOvers.print, { overdracht })),
    onError: notifyError,
  })
  const save = () => saveBlob(new Blob([zegel.tekst], { type: 'application/json' }), `${overdracht}.json`)
  return (
    <>
      <SignatureDrawings words={words} signatures={zegel.handtekeningen} />
      <Panel title={text('handOvers.seal')}>
        <p className="soft">
          {text('handOvers.proof')} {text('handOvers.onlyHere')}
        </p>
        <p className="soft">{text('handOvers.sealWords')}</p>
        <code className={classes.hash}>{zegel.hash}</code>
        <Row gap={3} wrap>
          <Button icon={<IconDownload aria-hidden />} busy={print.isPending} onClick={() => print.mutate()}>
            {text('handOvers.savePdf')}
          </Button>
          <Button icon={<IconDownload aria-hidden />} onClick={save}>
            {text('handOvers.saveSealed')}
          </Button>
        </Row>
      </Panel>
    </>
  )
}
