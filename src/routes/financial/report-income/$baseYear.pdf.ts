import { createFileRoute } from '@tanstack/react-router'
import { getId, reportDownload } from '../../../kit/downloads/report-download.server.ts'

export const Route = createFileRoute('/financial/report-income/$baseYear/pdf')({
  server: {
    handlers: {
      GET: ({ context, params }) => {
        const baseYear = getId(params.baseYear)
        return reportDownload(context.scope, { kind: 'irpf', baseYear }, `/financial/report-income?year=${baseYear}`)
      },
    },
  },
})
