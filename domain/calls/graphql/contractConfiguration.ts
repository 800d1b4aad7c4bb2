export type ContractConfigurationVariables = {
  effectiveDate?: string;
  lang: 'EN' | 'FR';
  salesChannel: 'b2b' | 'b2c';
};

/** [PS-002] The product configuration of the session's organization, in the shape of the product call. */
export const contractConfigurationDocument = `query OrgContractProductConfiguration($effectiveDate: String, $lang: String!, $salesChannel: String!) {
  orgContractProductConfiguration(effectiveDate: $effectiveDate, lang: $lang, salesChannel: $salesChannel)
}`;
