export type ListTables = {
  /** Views of lists that people save by name. */
  saved_views: {
    profile_ref: string;
    area: string;
    name: string;
    /** The query, as an address has it. */
    search: string;
    columns: string[];
  };
};
