import { describeKills } from './driver.ts'
import { pix } from './journeys.ts'

describeKills(pix)
