import { createHash } from 'node:crypto'
import type { serviceCheck } from '@portal/contract/service-check.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { AskingCtx } from '../../platform/context.ts'
import { countImages, listImageSample, type SampleImage } from './service-check.store.ts'
import { bad, errorTextOf, good, timeTest } from './test-outcome.ts'

const sampleSize = 3

async function testOne(ctx: AskingCtx, { parentType, parentNo, lineNo, hash }: SampleImage) {
  const params = { no: parentNo }
  try {
    const image = await ctx.erp.getImage(parentType, parentNo, lineNo)
    if (image === null) return bad('images.absent', params)
    const found = createHash('sha256').update(image.content).digest('hex')
    return found === hash ? good('images.fetched', params) : bad('images.differs', params)
  } catch (error) {
    return bad('images.failed', { ...params, error: errorTextOf(error) })
  }
}

/** R-JOB-23: how many pictures the portal has, and whether some of them come from the back office as it said. */
export const testImages: UseCase<typeof serviceCheck.testImages> = (ctx) =>
  timeTest(async () => {
    const { all, stored } = await countImages(ctx.db)
    const steps = [all > 0 ? good('images.portal', { all, stored }) : bad('images.portal', { all, stored })]
    // One after the other: once the back office does not answer, the next would only wait as well.
    for (const image of await listImageSample(ctx.db, sampleSize)) {
      const step = await testOne(ctx, image)
      steps.push(step)
      if (step.step === 'images.failed') break
    }
    return steps
  })
