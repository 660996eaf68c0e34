import { useState } from 'react'
import { useSettingFile } from '../../lib/use-setting-file.ts'
import classes from './HomePage.module.css'

/** The company's own picture above the start, when a file is set; it says nothing that the page does not say. */
export function HomePicture() {
  const address = useSettingFile('Standaard_HomeAfbeelding')
  const [failed, setFailed] = useState<string | null>(null)
  if (address === null || address === failed) return null
  return <img className={classes.picture} src={address} alt="" draggable={false} onError={() => setFailed(address)} />
}
