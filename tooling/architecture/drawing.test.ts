import { describe, expect, it } from 'vitest'
import { findImpure } from './find-impure.ts'
import { listProjectFiles, readText } from './project-files.ts'

const planted = `
export function Saver({ save }) {
  const latest = useRef(save)
  latest.current = save
  const box = useRef(null)
  const size = useMemo(() => box.current.size, [])
  useEffect(() => box.current.focus(), [])
  const navigate = useNavigate()
  useEffect(() => {
    if (save === null) void navigate({ to: '/' })
  }, [save])
  return <div ref={box} onClick={() => latest.current(size)} />
}
const useDrawn = () => {
  const drawn = useRef([])
  return drawn.current
}
`

describe('drawing', () => {
  it('neither uses a ref nor navigates in an effect', () => {
    const files = listProjectFiles().filter((path) => /^apps\/web\/src\/.*\.tsx?$/.test(path) && !/\.test\./.test(path))
    expect(files.length).toBeGreaterThan(300)
    expect(files.flatMap((path) => findImpure(path, readText(path)).map((line) => `${path}:${line}`))).toEqual([])
  })

  it('is found to', () => {
    expect(findImpure('planted.tsx', planted)).toEqual([4, 6, 10, 16])
  })
})
