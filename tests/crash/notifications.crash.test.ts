import { describeKills } from './driver.ts'
import { notifications } from './journeys.ts'

describeKills(notifications)
