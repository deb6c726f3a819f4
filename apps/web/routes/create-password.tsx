export default function P(){return <p>create-password</p>}
