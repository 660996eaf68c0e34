import { useEffect, useMemo, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import classes from './PageUsage.module.css'

interface UsageChartProps {
  readonly days: readonly { readonly dag: string; readonly aantal: number }[]
}

const secondsOf = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1000
const heightPx = 200

/** The colours of the theme, as the chart draws them. */
function coloursOf(box: HTMLElement) {
  const style = getComputedStyle(box)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  return { bar: colour('--link'), line: colour('--line'), words: colour('--text-soft'), font: style.fontFamily }
}

/** A bar for each day; the same figures as a table below it, for those who do not see the chart. */
export function UsageChart({ days }: UsageChartProps) {
  const text = useText()
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const data = useMemo<uPlot.AlignedData>(
    () => [days.map(({ dag }) => secondsOf(dag)), days.map(({ aantal }) => aantal)],
    [days],
  )

  useEffect(() => {
    const element = box.current
    const bars = uPlot.paths.bars?.({ size: [0.7, 40] })
    if (element === null || bars === undefined) return
    const { bar, line, words, font } = coloursOf(element)
    const axis = { stroke: words, font: `12px ${font}`, grid: { stroke: line, width: 1 }, ticks: { show: false } }
    const dayOf = (seconds: number) => format.typedDate(new Date(seconds * 1000).toISOString().slice(0, 10)).slice(0, 5)
    const chart = new uPlot(
      {
        width: element.clientWidth,
        height: heightPx,
        legend: { show: false },
        cursor: { show: false },
        scales: { x: { time: true }, y: { range: (_chart, _least, most) => [0, Math.max(most, 1) * 1.05] } },
        axes: [
          { ...axis, grid: { show: false }, space: 60, values: (_chart, ticks) => ticks.map(dayOf) },
          { ...axis, size: 50, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 100_000] },
        ],
        series: [{}, { fill: bar, width: 0, paths: bars, points: { show: false } }],
      },
      data,
      element,
    )
    const watcher = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: heightPx }))
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      chart.destroy()
    }
  }, [data, format])

  return (
    <>
      <div ref={box} className={classes.chart} role="img" aria-label={text('usage.chart')} />
      <details className={classes.days}>
        <summary>{text('usage.asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('usage.day')}</th>
              <th scope="col">{text('usage.views')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ dag, aantal }) => (
              <tr key={dag}>
                <td>{format.date(dag)}</td>
                <td>{format.number(aantal)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
