import { describeKills } from './driver.ts'
import { agreements } from './journeys.ts'

describeKills(agreements)
