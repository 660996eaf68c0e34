import type { WalkOnSite } from '@portal/domain/queue/queued-action.ts'
import { IconWalk } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { momentNow } from '../../lib/today.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { TextField } from '../../ui/TextField.tsx'
import classes from './SiteWalks.module.css'

interface BeginWalkProps {
  /** Things that stand here by the books. */
  readonly count: number
  readonly onBegin: (walk: WalkOnSite) => void
}

const longestPart = 50

/** What a walk is for, and its begin. */
export function BeginWalk({ count, onBegin }: BeginWalkProps) {
  const text = useText()
  const [part, setPart] = useState('')
  const begin = () => onBegin({ ronde: crypto.randomUUID(), deel: part.trim(), begonnen: momentNow() })
  return (
    <Stack
      as="form"
      gap={4}
      card={5}
      className={classes.begin}
      onSubmit={(event) => {
        event.preventDefault()
        begin()
      }}
    >
      <p>{text('siteWalks.intro', { count })}</p>
      <TextField
        label={text('siteWalks.part')}
        hint={text('siteWalks.partHint')}
        value={part}
        maxLength={longestPart}
        onChange={(event) => setPart(event.currentTarget.value)}
      />
      <Button type="submit" kind="primary" icon={<IconWalk aria-hidden />}>
        {text('siteWalks.begin')}
      </Button>
    </Stack>
  )
}
