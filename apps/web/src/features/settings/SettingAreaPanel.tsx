import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { useText } from '../../lib/text.ts'
import { Row } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { SettingRow } from './SettingRow.tsx'
import classes from './Settings.module.css'
import { areaName } from './setting-words.ts'
import { usePlannedSettings } from './settings.queries.ts'
import type { AreaOfSettings } from './settings-view.ts'
import type { SettingDrafts } from './use-setting-drafts.ts'

interface SettingAreaPanelProps {
  readonly part: AreaOfSettings
  readonly open: boolean
  readonly onToggle: () => void
  readonly editing: SettingDrafts
}

/** The settings of one area behind its heading, which says how many there are and how many differ. */
export function SettingAreaPanel({ part, open, onToggle, editing }: SettingAreaPanelProps) {
  const text = useText()
  const id = useId()
  const plans = usePlannedSettings().data?.items ?? []
  const planOf = (name: string) => plans.find((plan) => !plan.mislukt && plan.items.some((one) => one.name === name))
  const changed = part.items.filter((item) => item.changed).length
  const unsaved = part.items.filter((item) => editing.drafts.has(item.name)).length
  const faulty = part.items.filter((item) => editing.faults.has(item.name)).length
  return (
    <section className={classes.area} data-open={open || undefined}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <IconChevronRight size={20} aria-hidden />
          <span className={classes.areaName}>{areaName(part.area, text)}</span>
          <Row as="span" inline gap={2} align="center" wrap>
            {faulty > 0 && <StatusChip kind="danger">{text('settings.faulty', { count: faulty })}</StatusChip>}
            {unsaved > 0 && <StatusChip kind="warning">{text('settings.unsavedCount', { count: unsaved })}</StatusChip>}
            {changed > 0 && <StatusChip kind="info">{text('settings.changedCount', { count: changed })}</StatusChip>}
          </Row>
          <span className={classes.count}>{text('settings.count', { count: part.items.length })}</span>
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {open &&
          part.groups.map(({ group, items }) => (
            <div key={group} className={classes.group}>
              <h3>{group}</h3>
              <ul>
                {items.map((item) => (
                  <SettingRow key={item.name} item={item} editing={editing} plan={planOf(item.name)} />
                ))}
              </ul>
            </div>
          ))}
      </div>
    </section>
  )
}
