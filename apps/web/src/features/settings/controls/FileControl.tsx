import { IconExternalLink, IconTrash } from '@tabler/icons-react'
import { Suspense } from 'react'
import { loadAdminTexts, useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { laterPart } from '../../../ui/later-part.tsx'
import classes from '../Controls.module.css'
import { ControlGroup } from './ControlGroup.tsx'
import type { FileProps } from './control-props.ts'

const NewFile = laterPart(async () => {
  const [part] = await Promise.all([import('./NewFile.tsx'), loadAdminTexts()])
  return part.NewFile
})

/** A file that everybody may see: which one stands there, another one, or none. It holds once it is saved. */
export function FileControl({ item, label, value, onChange, error, accepts }: FileProps) {
  const text = useText()
  return (
    <ControlGroup {...{ item, label, error }}>
      {value === null ? (
        <span className="soft">{text('settings.file.none')}</span>
      ) : (
        <Shown hash={value} label={label} accepts={accepts} isStored={value === item.value} />
      )}
      {item.editable && value !== null && (
        <div>
          <Button small icon={<IconTrash size={16} />} onClick={() => onChange(null)}>
            {text('settings.file.remove')}
          </Button>
        </div>
      )}
      {item.editable && (
        <Suspense>
          <NewFile {...{ item, label, value, onChange, error, accepts }} />
        </Suspense>
      )}
    </ControlGroup>
  )
}

interface ShownProps {
  readonly hash: string
  readonly label: string
  readonly accepts: 'picture' | 'document'
  /** Only what is stored has an address of its own; a new picture has that of uploads. */
  readonly isStored: boolean
}

function Shown({ hash, label, accepts, isStored }: ShownProps) {
  const text = useText()
  if (accepts === 'picture')
    return <img className={classes.picture} src={`/${isStored ? 'bestanden' : 'afbeeldingen'}/${hash}`} alt={label} />
  if (!isStored) return <span className="soft">{text('settings.file.new')}</span>
  return (
    <a className={classes.file} href={`/bestanden/${hash}`} target="_blank" rel="noreferrer">
      {text('settings.file.open')}
      <IconExternalLink size={18} aria-hidden />
    </a>
  )
}
