import { type HandOverWords, type PartyName, partyNames } from '@portal/domain/hand-overs/hand-over.ts'
import { type Signature, signatureBox, signaturePath } from '@portal/domain/hand-overs/signature.ts'
import { useText } from '../../lib/text.ts'
import { Stack } from '../../ui/Layout.tsx'
import { Panel } from '../../ui/Page.tsx'
import classes from './HandOvers.module.css'

interface SignatureDrawingsProps {
  readonly words: Pick<HandOverWords, PartyName>
  readonly signatures: Readonly<Record<PartyName, Signature>>
}

/** Both signatures, as they were drawn or typed. */
export function SignatureDrawings({ words, signatures }: SignatureDrawingsProps) {
  const text = useText()
  return (
    <Panel title={text('handOvers.signatures')}>
      <div className={classes.signatures}>
        {partyNames.map((name) => (
          <Stack key={name} gap={1}>
            <span className="soft">{text(`handOvers.party.${name}`)}</span>
            <svg
              className={classes.pad}
              viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
              role="img"
              aria-label={text('handOvers.signatureOf', { name: words[name].naam })}
            >
              {signatures[name].getypt === '' ? (
                <path d={signaturePath(signatures[name])} />
              ) : (
                <text x="40" y="140">
                  {signatures[name].getypt}
                </text>
              )}
            </svg>
            <strong>{words[name].naam}</strong>
          </Stack>
        ))}
      </div>
    </Panel>
  )
}
