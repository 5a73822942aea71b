declare module '@20minutes/s3rver' {
  interface Options {
    address: string
    port: number
    directory: string
    silent: boolean
    configureBuckets: Array<{ name: string; configs?: string[] }>
  }
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
