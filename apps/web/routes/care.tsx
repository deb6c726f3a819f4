export default function P(){return <p>care</p>}
