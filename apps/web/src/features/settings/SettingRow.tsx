import type { AdminSetting, PlannedSettings } from '@portal/contract/settings.ts'
import { findSetting } from '@portal/domain/settings/catalogue.ts'
import { IconArrowBackUp, IconLock, IconRestore } from '@tabler/icons-react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { SettingControl } from './controls/SettingControl.tsx'
import classes from './Settings.module.css'
import { isOvertaken, wantedValue } from './setting-drafts.ts'
import { settingHint, settingName, valueText } from './setting-words.ts'
import type { SettingDrafts } from './use-setting-drafts.ts'

interface SettingRowProps {
  readonly item: AdminSetting
  readonly editing: SettingDrafts
  /** The change of it that waits for its moment. */
  readonly plan?: PlannedSettings | undefined
}

/** One setting: its control, whether it differs from the default, who changed it, and the way back. */
export function SettingRow({ item, editing, plan }: SettingRowProps) {
  const text = useText()
  const draft = editing.drafts.get(item.name)
  const overtaken = isOvertaken(item, draft)
  const hint = settingHint(item.name, text)
  const change = (value: unknown) =>
    item.secret && value === '' ? editing.discard([item.name]) : editing.change(item, value)
  return (
    <Stack
      as="li"
      shrinks
      className={classes.row}
      data-setting={item.name}
      data-draft={draft !== undefined || undefined}
    >
      <Stack gap={2} className={classes.control}>
        <SettingControl
          item={item}
          label={settingName(item.name, text)}
          value={item.secret ? (draft?.value ?? null) : wantedValue(item, draft)}
          onChange={change}
          error={overtaken ? null : (editing.faults.get(item.name) ?? null)}
        />
        {hint !== '' && <p className={classes.hint}>{hint}</p>}
        {overtaken && <Overtaken item={item} editing={editing} />}
      </Stack>
      <Stack gap={1} className={classes.about}>
        <Standing item={item} isDraft={draft !== undefined} />
        {plan !== undefined && <Planned name={item.name} plan={plan} />}
        <code translate="no">{item.name}</code>
        <Row gap={2} wrap className={classes.back}>
          {draft !== undefined && (
            <Button
              kind="quiet"
              small
              icon={<IconArrowBackUp size={16} />}
              aria-label={text('settings.discardOne', { name: settingName(item.name, text) })}
              onClick={() => editing.discard([item.name])}
            >
              {text('action.undo')}
            </Button>
          )}
          {item.editable && item.changed && draft?.value !== null && (
            <Button
              kind="quiet"
              small
              icon={<IconRestore size={16} />}
              aria-label={text('settings.toDefaultOf', { name: settingName(item.name, text) })}
              onClick={() => editing.change(item, null)}
            >
              {text(item.secret ? 'settings.secret.clear' : 'settings.toDefault')}
            </Button>
          )}
        </Row>
      </Stack>
    </Stack>
  )
}

function Planned({ name, plan }: { readonly name: string; readonly plan: PlannedSettings }) {
  const text = useText()
  const format = useFormat()
  const value = plan.items.find((one) => one.name === name)?.value ?? null
  const words = value === null ? text('settings.value.default') : valueText(name, value, text)
  return <strong>{text('settings.plannedFrom', { moment: format.moment(plan.begin), value: words })}</strong>
}

function Standing({ item, isDraft }: { readonly item: AdminSetting; readonly isDraft: boolean }) {
  const text = useText()
  const format = useFormat()
  const entry = findSetting(item.name)
  const by =
    item.changedBy === null || item.changedAt === null
      ? null
      : text('settings.changedBy', { user: item.changedBy, moment: format.moment(item.changedAt) })
  return (
    <>
      <Row as="span" inline gap={2} align="center" wrap>
        {isDraft && <StatusChip kind="warning">{text('settings.unsaved')}</StatusChip>}
        {item.changed ? (
          <StatusChip kind="info">{text('settings.changed')}</StatusChip>
        ) : (
          <StatusChip>{text('settings.default')}</StatusChip>
        )}
        {!item.editable && (
          <Row as="span" inline gap={1} align="center">
            <IconLock size={16} aria-hidden />
            {text(entry?.writers === 'nobody' ? 'settings.byDeployment' : 'settings.bySuperAdmin')}
          </Row>
        )}
      </Row>
      {item.changed && !item.secret && (
        <span>{text('settings.defaultIs', { value: valueText(item.name, item.defaultValue, text) })}</span>
      )}
      {by !== null && <span>{by}</span>}
    </>
  )
}

/** Somebody stored another value since this one was begun: both stand here, and one is chosen. */
function Overtaken({ item, editing }: Omit<SettingRowProps, 'plan'>) {
  const text = useText()
  const format = useFormat()
  const draft = editing.drafts.get(item.name)
  const params = { user: item.changedBy ?? '', moment: item.changedAt === null ? '' : format.moment(item.changedAt) }
  const show = (value: unknown) => (item.secret ? text('settings.secret.hidden') : valueText(item.name, value, text))
  return (
    <Notice kind="warning" title={text('settings.overtaken', params)}>
      <Stack as="dl" gap={1} className={classes.both}>
        <div>
          <dt>{text('settings.theirs')}</dt>
          <dd>{show(item.value)}</dd>
        </div>
        <div>
          <dt>{text('settings.yours')}</dt>
          <dd>{show(wantedValue(item, draft))}</dd>
        </div>
      </Stack>
      <Row gap={2} wrap className={classes.back}>
        <Button small onClick={() => editing.discard([item.name])}>
          {text('settings.takeTheirs')}
        </Button>
        <Button small onClick={() => editing.keep(item)}>
          {text('settings.keepMine')}
        </Button>
      </Row>
    </Notice>
  )
}
