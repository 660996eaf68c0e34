import type { EndPlace } from '@portal/domain/requests/request-draft.ts'
import { useText } from '../../lib/text.ts'
import { Answer } from './AnswersFrame.tsx'
import { endPlaceText } from './target-place.ts'

/** Where goods will go to, to check before it is sent. */
export function TargetAnswers({ place }: { readonly place: EndPlace }) {
  const text = useText()
  return (
    <>
      <Answer label={text('wizard.toLocation')}>
        {[place.toLocation, endPlaceText(place)].filter(Boolean).join(', ')}
      </Answer>
      <Answer label={text('wizard.contactThere')}>{place.contact}</Answer>
      <Answer label={text('wizard.phoneThere')}>{place.phoneNo}</Answer>
    </>
  )
}
