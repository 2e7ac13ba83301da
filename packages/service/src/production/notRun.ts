/**
 * The exit code of a run that could not begin because the machine lacks a program (`EX_UNAVAILABLE` of sysexits): it has
 * neither passed nor failed.
 */
export const notRun = 69
