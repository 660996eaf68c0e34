import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useRef } from 'react'
import { Stack } from './Layout.tsx'
import classes from './Tabs.module.css'

export interface TabView {
  readonly key: string
  readonly label: string
  readonly count?: number
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly TabView[]
  /** Keep it in the address, so that a link opens the same tab. */
  readonly current: string
  readonly onChange: (key: string) => void
  readonly children: ReactNode
}

export function Tabs({ label, tabs, current, onChange, children }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const at = tabs.findIndex((tab) => tab.key === current)
    const next = tabs.at((at + step) % tabs.length)
    if (next === undefined) return
    onChange(next.key)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.key)}"]`)?.focus()
  }
  return (
    <Stack gap={4} className={classes.tabs}>
      <div className={classes.list} role="tablist" aria-label={label} ref={list} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-tab={tab.key}
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </Stack>
  )
}
