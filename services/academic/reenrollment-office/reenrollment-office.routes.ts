import { requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { officeMember, type OfficeMember } from '../access/scopes.ts'
import { base } from '../base.ts'
import { mayManageReenrollment } from '#api/permissions.ts'
import { addException, revokeException } from './exceptions.queries.ts'
import { listPeople, readFunnel } from './funnel.queries.ts'
import { addGroup, listOfficeGroups, readWaitingList, saveGroup } from './groups.queries.ts'
import { importGroups, previewImport } from './import-groups.queries.ts'
import { type ReenrollmentOfficePorts } from './office-scope.queries.ts'
import { chooseOnBehalf, giveUpOnBehalf, moveSeatForStudent } from './on-behalf.ts'
import { addPeriod, listPeriods, savePeriod } from './periods.queries.ts'
import { type OfficeReader, readStudent } from './read-student.queries.ts'

export function reenrollmentOfficeRouter(ports: ReenrollmentOfficePorts) {
  const { reenrollmentOffice: office } = base
  const reader = (context: ServiceContext) => officeMember(requirePrincipal(context), mayManageReenrollment)
  const zone = (context: ServiceContext) => requirePrincipal(context).timeZone
  const atOffice = (context: ServiceContext, member: OfficeMember): OfficeReader => ({
    ...member,
    timeZone: zone(context),
    locale: context.locale,
  })
  const self = (context: ServiceContext) => officeMember(requireSelf(context), mayManageReenrollment)
  return {
    periods: office.periods.handler(({ context }) => listPeriods(ports, reader(context))),
    addPeriod: office.addPeriod.handler(({ context, input }) => addPeriod(ports, self(context), input)),
    savePeriod: office.savePeriod.handler(({ context, input }) => savePeriod(ports, self(context), input)),
    funnel: office.funnel.handler(({ context, input }) => readFunnel(ports, reader(context), zone(context), input.periodId)),
    people: office.people.handler(({ context, input }) => listPeople(ports, reader(context), zone(context), input)),
    student: office.student.handler(({ context, input }) => readStudent(ports, atOffice(context, reader(context)), input)),
    addException: office.addException.handler(({ context, input }) => addException(ports, atOffice(context, self(context)), input)),
    revokeException: office.revokeException.handler(({ context, input }) =>
      revokeException(ports, atOffice(context, self(context)), input),
    ),
    chooseFor: office.chooseFor.handler(({ context, input }) => chooseOnBehalf(ports, atOffice(context, self(context)), input)),
    giveUpFor: office.giveUpFor.handler(({ context, input }) => giveUpOnBehalf(ports, atOffice(context, self(context)), input)),
    moveSeat: office.moveSeat.handler(({ context, input }) => moveSeatForStudent(ports, atOffice(context, self(context)), input)),
    groups: office.groups.handler(({ context, input }) => listOfficeGroups(ports, reader(context), input)),
    addGroup: office.addGroup.handler(({ context, input }) => addGroup(ports, self(context), input)),
    saveGroup: office.saveGroup.handler(({ context, input }) => saveGroup(ports, self(context), input)),
    waitingList: office.waitingList.handler(async ({ context, input }) => ({
      results: await readWaitingList(ports, reader(context), input),
    })),
    previewImport: office.previewImport.handler(({ context, input }) => previewImport(ports, reader(context), input)),
    importGroups: office.importGroups.handler(({ context, input }) => importGroups(ports, self(context), input)),
  }
}
