/** The year of a project that has only dates: that of its end, or else of its start. */
export const yearOfDates = ({ start, end }: { readonly start?: string; readonly end?: string }): string | undefined =>
  (end ?? start)?.slice(0, 4);

/** A project with its year, which owners can leave out if they give dates. */
export const withYear = <Dated extends { readonly year?: string; readonly start?: string; readonly end?: string }>(
  project: Dated,
): Dated => {
  const year = project.year ?? yearOfDates(project);
  return year === undefined ? project : { ...project, year };
};
