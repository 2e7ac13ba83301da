/** The verdict on one file. */
export interface Verdict {
  file: string
  isValid: boolean
  remarks: readonly Remark[]
}

export interface Remark {
  /** Of the standard, such as 'BR-DE-21' or '7.2-42'. */
  rule: string
  words: string
}

interface VeraPdfReport {
  report: {
    jobs: readonly {
      itemDetails: { name: string }
      /** Absent for a file that it could not read. */
      validationResult?: readonly {
        compliant: boolean
        details: { ruleSummaries: readonly { clause: string; testNumber: number; description: string }[] }
      }[]
    }[]
  }
}

/** Reads veraPDF's JSON. */
export function readVeraPdf(report: string): Verdict[] {
  const { jobs } = (JSON.parse(report) as VeraPdfReport).report
  return jobs.map(({ itemDetails: { name: file }, validationResult: results = [] }) => ({
    file,
    isValid: results.length > 0 && results.every(({ compliant }) => compliant),
    remarks: results.flatMap(({ details }) =>
      details.ruleSummaries.map(({ clause, testNumber, description }) => ({
        rule: `${clause}-${testNumber}`,
        words: description,
      })),
    ),
  }))
}

const remarkPattern = /<(?:notice|warning|error|exception|fatal) [^>]*>([^<]*)/g

/** Reads Mustang's reports. A file is valid by the last of its summaries: pages and XML together. */
export function readMustang(reports: string): Verdict[] {
  return reports
    .split(/^FILE /m)
    .slice(1)
    .map((report) => ({
      file: report.slice(0, report.indexOf('\n')),
      isValid: /<summary status="valid"\/>\s*<\/validation>\s*$/.test(report),
      remarks: [...report.matchAll(remarkPattern)].map(([, words = '']) => ({
        rule: /\[ID ([^\]]+)\]/.exec(words)?.[1] ?? '',
        words,
      })),
    }))
}
