const profile =
  '{ profileRef profileCode firstName lastName email language role status organizationCode agentId sellerCode expiryDate employmentType }';

/** [US-068] */
export const olderProfileDocument = `query OlderProfile($profileCode: String!) {
  profile(profileCode: $profileCode) ${profile}
}`;

/** [US-069] */
export const olderRolesDocument = `query OlderRoles($profileRef: String!) {
  profileRoles(profileRef: $profileRef) { role }
}`;

/** [US-075] */
export const olderProfilesOfAgentDocument = `query OlderProfilesOfAgent($organizationCode: String!, $agentId: String!) {
  profiles(organizationCode: $organizationCode, agentId: $agentId) ${profile}
}`;

/** [US-076] */
export const olderProfilesDocument = `query OlderProfiles($organizationCode: String!) {
  profiles(organizationCode: $organizationCode) ${profile}
}`;

/** [US-067] */
export const olderUsersDocument = `query OlderUsers($organizationCode: String!, $sortField: OlderSortField, $sortOrder: OlderSortOrder, $filteredBy: OlderFilter, $currentPageIdx: Int) {
  users(organizationCode: $organizationCode, sortField: $sortField, sortOrder: $sortOrder, filteredBy: $filteredBy, currentPageIdx: $currentPageIdx) {
    sortField sortOrder filteredBy currentPageIdx records ${profile}
  }
}`;

/** [US-070] */
export const createProfileDocument = `mutation OlderCreateProfile($profile: OlderNewProfile!) {
  createProfile(profile: $profile) ${profile}
}`;

/** [US-071] */
export const createUserDocument = `mutation OlderCreateUser($profileRef: String!, $user: OlderUser!) {
  createUser(profileRef: $profileRef, user: $user) ${profile}
}`;

/** [US-072] */
export const createUserRoleDocument = `mutation OlderCreateUserRole($profileRef: String!, $role: String!) {
  createUserRole(profileRef: $profileRef, role: $role) ${profile}
}`;

/** [US-073] */
export const updateUserDocument = `mutation OlderUpdateUser($profileRef: String!, $user: OlderUser!) {
  updateUser(profileRef: $profileRef, user: $user) ${profile}
}`;

/** [US-074] */
export const updateProfileDocument = `mutation OlderUpdateProfile($id: String!, $profile: OlderProfileChanges!) {
  updateProfile(id: $id, profile: $profile) ${profile}
}`;
