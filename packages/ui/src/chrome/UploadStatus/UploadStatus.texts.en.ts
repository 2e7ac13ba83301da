export const en = {
  running: (count: string, one: boolean, percent: string) =>
    `${one ? 'One scan is' : `${count} scans are`} being uploaded: ${percent}%`,
  stopped: (count: string, one: boolean) => (one ? 'One scan is not uploaded' : `${count} scans are not uploaded`),
  brief: (count: string, percent: string) => `${count} · ${percent}%`,
}
