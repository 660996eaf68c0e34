import { Stack } from '../../ui/Layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import classes from './SitePage.module.css'

/** The page of a site before its day is known: as wide and about as high as what comes. */
export function SiteSkeleton() {
  return (
    <Stack gap={5} align="start" shrinks className={classes.halves}>
      <Skeleton shape="entries" count={5} />
      <Skeleton shape="entries" count={4} />
    </Stack>
  )
}
