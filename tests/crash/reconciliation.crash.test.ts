import { describeKills } from './driver.ts'
import { reconciliation } from './journeys.ts'

describeKills(reconciliation)
