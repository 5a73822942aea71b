import { describeKills } from './driver.ts'
import { bankSlip } from './journeys.ts'

describeKills(bankSlip)
