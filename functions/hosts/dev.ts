export const devServer = () => ({ name: "vitrine-dev", hooks: {} });
