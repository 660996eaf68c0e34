import { describe, expect, it } from 'vitest'
import { pathPoints, spanOf } from './span.ts'

describe('the span of a drawing', () => {
  it('follows every kind of step, from where the former one ended', () => {
    expect(pathPoints('M10 20h5v-4l2 3H8V9')).toEqual([
      [10, 20],
      [15, 20],
      [15, 16],
      [17, 19],
      [8, 19],
      [8, 9],
    ])
    expect(pathPoints('M10 20c0-6 4-8 8-8')).toEqual([
      [10, 20],
      [10, 14],
      [14, 12],
      [18, 12],
    ])
    expect(pathPoints('M10 20a4 4 0 0 1 8 .5z')).toEqual([
      [10, 20],
      [18, 20.5],
    ])
  })

  it('takes in shapes of every kind', () => {
    const drawn =
      '<rect x="50" y="60" width="30" height="10"/><circle cx="40" cy="90" r="5"/>' +
      '<ellipse cx="90" cy="90" rx="20" ry="3"/><polyline points="60 42 61 80"/><path d="M70 50V40" fill="none"/>'
    expect(spanOf(drawn)).toEqual({ left: 35, right: 110, top: 40 })
  })
})
