import { describeKills } from './driver.ts'
import { card } from './journeys.ts'

describeKills(card)
