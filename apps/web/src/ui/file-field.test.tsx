import { content } from '@portal/contract/content.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendToStandIn } from '../../test/sending.ts'
import { show } from '../../test/show.tsx'
import { answer, freshPortal, refusal, sentTo } from '../../test/stand-in.tsx'
import { loadLaterTexts } from '../lib/text.ts'
import { useUpload } from '../lib/use-upload.ts'
import { FileField } from './FileField.tsx'

const address = '/afbeeldingen/abc'
const picture = (name = 'hal.png', bytes = 'abc') => new File([bytes], name, { type: 'image/png' })
const given: string[] = []

function Trial() {
  const upload = useUpload(content.uploadImage, {
    inputOf: (bestand) => ({ bestand }),
    onDone: ({ adres }) => given.push(adres),
  })
  return <FileField label="Foto" required upload={upload} />
}

beforeEach(async () => {
  given.length = 0
  freshPortal()
  sendToStandIn()
  answer(content.uploadImage, { adres: address, naam: 'hal.png' })
  await loadLaterTexts()
  show(<Trial />)
})

const field = () => screen.getByLabelText<HTMLInputElement>('Foto')
const zone = () => field().closest('[class*=zone]') ?? document.body

describe('a file in its field', () => {
  it('goes off when it is chosen, with its name and its content in base64', async () => {
    await userEvent.upload(field(), picture())
    await screen.findByText('hal.png is verstuurd')
    expect(sentTo(content.uploadImage)[0]?.input).toEqual({
      bestand: { naam: 'hal.png', type: 'image/png', inhoud: btoa('abc') },
    })
    expect(given).toEqual([address])
  })

  it('goes off when it is dropped or pasted', async () => {
    fireEvent.drop(zone(), { dataTransfer: { files: [picture('gesleept.png')] } })
    await screen.findByText('gesleept.png is verstuurd')
    fireEvent.paste(zone(), { clipboardData: { files: [picture('geplakt.png')] } })
    await screen.findByText('geplakt.png is verstuurd')
    expect(sentTo(content.uploadImage)).toHaveLength(2)
  })

  it('shows how far it is and can be stopped', async () => {
    sendToStandIn(new Promise(() => {}))
    await userEvent.upload(field(), picture())
    expect(
      (await screen.findByRole('progressbar', { name: 'hal.png wordt verstuurd' })).getAttribute('aria-valuenow'),
    ).toBe('50')
    await userEvent.click(screen.getByRole('button', { name: 'Stoppen' }))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(given).toEqual([])
  })

  it.each([
    [
      'of a kind that is not taken here',
      () => picture('lijst.xlsx'),
      /Dit soort bestand kan hier niet.*jpg, png, webp/,
    ],
    ['that is empty', () => picture('leeg.png', ''), /Het bestand is leeg/],
    ['of more than 10 MB', () => picture('groot.png', 'x'.repeat(10 * 1024 * 1024 + 1)), /groter dan 10 MB/],
  ])('%s is not sent, and the field says why', async (_what, make, words) => {
    // Dropped: a dialog for files leaves out what does not fit.
    fireEvent.drop(zone(), { dataTransfer: { files: [make()] } })
    await screen.findByText(words)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(sentTo(content.uploadImage)).toEqual([])
  })

  it('that the portal refuses says why, and another one can be chosen', async () => {
    answer(content.uploadImage, () => refusal(400, 'upload.onleesbaar'))
    await userEvent.upload(field(), picture())
    await screen.findByText(/beschadigd of niet te lezen/)
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull()
    answer(content.uploadImage, { adres: address, naam: 'hal.png' })
    await userEvent.upload(field(), picture())
    await screen.findByText('hal.png is verstuurd')
  })

  it('that met no connection is kept and sent again with the same key', async () => {
    answer(content.uploadImage, () => Promise.reject(new TypeError('no network')))
    await userEvent.upload(field(), picture())
    const again = await screen.findByRole('button', { name: 'Opnieuw proberen' })
    answer(content.uploadImage, { adres: address, naam: 'hal.png' })
    await userEvent.click(again)
    await waitFor(() => expect(given).toEqual([address]))
    const keys = sentTo(content.uploadImage).map(({ key }) => key)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})
