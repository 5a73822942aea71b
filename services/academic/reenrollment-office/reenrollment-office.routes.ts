import { mayManageReenrollment } from '#api/reenrollment-office.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { requireReviewer } from '../access/scopes.ts'
import { base } from '../base.ts'
import type { ReenrollmentPorts } from '../reenrollment/reenrollment-ports.ts'

export function reenrollmentOfficeRouter(_ports: ReenrollmentPorts) {
  const { reenrollmentOffice: office } = base
  const nobody = (context: ServiceContext): Promise<never> => {
    requireReviewer(context, mayManageReenrollment)
    throw new Error('unfinished')
  }
  return {
    periods: office.periods.handler(({ context }) => nobody(context)),
    addPeriod: office.addPeriod.handler(({ context }) => nobody(context)),
    savePeriod: office.savePeriod.handler(({ context }) => nobody(context)),
    funnel: office.funnel.handler(({ context }) => nobody(context)),
    people: office.people.handler(({ context }) => nobody(context)),
    student: office.student.handler(({ context }) => nobody(context)),
    addException: office.addException.handler(({ context }) => nobody(context)),
    revokeException: office.revokeException.handler(({ context }) => nobody(context)),
    chooseFor: office.chooseFor.handler(({ context }) => nobody(context)),
    giveUpFor: office.giveUpFor.handler(({ context }) => nobody(context)),
    moveSeat: office.moveSeat.handler(({ context }) => nobody(context)),
    groups: office.groups.handler(({ context }) => nobody(context)),
    addGroup: office.addGroup.handler(({ context }) => nobody(context)),
    saveGroup: office.saveGroup.handler(({ context }) => nobody(context)),
    waitingList: office.waitingList.handler(({ context }) => nobody(context)),
    previewImport: office.previewImport.handler(({ context }) => nobody(context)),
    importGroups: office.importGroups.handler(({ context }) => nobody(context)),
  }
}
