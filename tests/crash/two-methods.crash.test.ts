import { describeKills } from './driver.ts'
import { twoMethods } from './journeys.ts'

describeKills(twoMethods)
