import { requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { callerScope, studentProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'
import { cancelReenrollment, changeChoice, discardChange } from './change-reenrollment.ts'
import { chooseClass, giveUpClass, prolongHolds } from './choose-class.ts'
import { getClassCalendar } from './class-calendar-file.ts'
import { confirmChoice, generatePayment } from './confirm-choice.ts'
import { enterReenrollment } from './enter-reenrollment.ts'
import { priceOfGroups } from './enrollment-price.queries.ts'
import { listPendencies, mandatoryDocuments } from './pendencies.queries.ts'
import { readCurrent } from './read-current.queries.ts'
import { openReenrollments, readProcess, readSettings } from './read-process.queries.ts'
import type { ReenrollmentPorts } from './reenrollment-ports.ts'
import { listCarousel, listOfferedSubjects, readParameters } from './subjects.queries.ts'
import { joinWaitingList, leaveWaitingList } from './waiting-list.queries.ts'

export function reenrollmentRouter(ports: ReenrollmentPorts) {
  const { reenrollment } = base
  const reader = (context: ServiceContext) => ({
    ...callerScope(requirePrincipal(context), studentProfiles),
    timeZone: requirePrincipal(context).timeZone,
  })
  const self = (context: ServiceContext) => ({
    ...callerScope(requireSelf(context), studentProfiles),
    timeZone: requirePrincipal(context).timeZone,
  })
  return {
    pendencies: reenrollment.pendencies.handler(({ context, input }) =>
      listPendencies(ports, reader(context), input.academicRecord, context.locale),
    ),
    mandatoryDocuments: reenrollment.mandatoryDocuments.handler(async ({ context, input }) => ({
      results: await mandatoryDocuments(ports, reader(context), input.academicRecord),
    })),
    settings: reenrollment.settings.handler(async ({ context, input }) => ({
      results: await readSettings(ports, reader(context), input.academicRecord),
    })),
    open: reenrollment.open.handler(async ({ context }) => ({ results: await openReenrollments(ports, reader(context)) })),
    current: reenrollment.current.handler(({ context, input }) =>
      readCurrent(ports, reader(context), input.academicRecord, context.locale),
    ),
    processStep: reenrollment.processStep.handler(({ context, input }) => readProcess(ports, reader(context), input.academicRecord)),
    subjectParameters: reenrollment.subjectParameters.handler(({ context, input }) => readParameters(ports, reader(context), input)),
    carouselSubjects: reenrollment.carouselSubjects.handler(async ({ context, input }) => ({
      results: await listCarousel(ports, reader(context), input),
    })),
    subjects: reenrollment.subjects.handler(async ({ context, input }) => ({
      results: await listOfferedSubjects(ports, reader(context), input.academicRecord, 'curricular'),
    })),
    electiveSubjects: reenrollment.electiveSubjects.handler(async ({ context, input }) => ({
      results: await listOfferedSubjects(ports, reader(context), input.academicRecord, 'elective'),
    })),
    pendingSubjects: reenrollment.pendingSubjects.handler(async ({ context, input }) => ({
      results: await listOfferedSubjects(ports, reader(context), input.academicRecord, 'pending'),
    })),
    enter: reenrollment.enter.handler(({ context, input }) => enterReenrollment(ports, self(context), input.academicRecord)),
    choose: reenrollment.choose.handler(({ context, input }) => chooseClass(ports, self(context), input)),
    giveUp: reenrollment.giveUp.handler(({ context, input }) => giveUpClass(ports, self(context), input)),
    prolong: reenrollment.prolong.handler(({ context, input }) => prolongHolds(ports, self(context), input.academicRecord)),
    joinWaitingList: reenrollment.joinWaitingList.handler(({ context, input }) => joinWaitingList(ports, self(context), input)),
    leaveWaitingList: reenrollment.leaveWaitingList.handler(({ context, input }) => leaveWaitingList(ports, self(context), input)),
    calculateValue: reenrollment.calculateValue.handler(({ context, input }) => priceOfGroups(ports, reader(context), input)),
    confirm: reenrollment.confirm.handler(({ context, input }) => confirmChoice(ports, self(context), input)),
    generatePayment: reenrollment.generatePayment.handler(({ context, input }) => generatePayment(ports, self(context), input)),
    change: reenrollment.change.handler(({ context, input }) => changeChoice(ports, self(context), input.academicRecord)),
    discardChange: reenrollment.discardChange.handler(({ context, input }) => discardChange(ports, self(context), input.academicRecord)),
    cancel: reenrollment.cancel.handler(({ context, input }) => cancelReenrollment(ports, self(context), input.academicRecord)),
    calendar: reenrollment.calendar.handler(({ context, input }) =>
      getClassCalendar(ports, reader(context), input.academicRecord, context.locale),
    ),
  }
}
