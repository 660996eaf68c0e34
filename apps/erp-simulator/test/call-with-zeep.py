"""Calls every operation of the simulator's SOAP services with zeep, which reads descriptions and messages strictly.

Takes the root of the protocol, account and password; prints one JSON object of what came back.
"""

import json
import sys

import requests
from requests.auth import HTTPBasicAuth
from zeep import Client, Settings
from zeep.exceptions import Fault
from zeep.helpers import serialize_object
from zeep.transports import Transport

root, user, password = sys.argv[1:4]
company = "Rijnmond%20Materieel%20B.V."
session = requests.Session()
session.auth = HTTPBasicAuth(user, password)
transport = Transport(session=session)


def client_of(address):
    return Client(address, transport=transport, settings=Settings(strict=True, xml_huge_tree=False))


def operations_of(client):
    return [
        name
        for service in client.wsdl.services.values()
        for port in service.ports.values()
        for name in port.binding._operations
    ]


def plain(value):
    return json.loads(json.dumps(serialize_object(value), default=str))


def outcome(call, *args, **kwargs):
    """The result, or the class of the fault: both are answers that were understood."""
    try:
        return {"result": plain(call(*args, **kwargs))}
    except Fault as fault:
        return {"fault": str(fault.code).rsplit(".", 1)[-1], "message": fault.message}


def call_page(address):
    units = client_of(f"{address}/Page/PortaalEenheid")
    run = units.service
    everything = [{"Field": "Code", "Criteria": ""}]
    added = run.Create(PortaalEenheid={"Code": "zeep", "Description": "Zeep"})
    changed = run.Update(PortaalEenheid={"Key": added.Key, "Description": "Groene zeep"})
    many = run.CreateMultiple(PortaalEenheid_List={"PortaalEenheid": [{"Code": "Z1"}, {"Code": "Z2"}]})
    renewed = run.UpdateMultiple(
        PortaalEenheid_List={"PortaalEenheid": [{"Key": row.Key, "Description": "Z"} for row in many]}
    )
    return {
        "operations": operations_of(units),
        "created": plain(added),
        "updated": plain(changed),
        "read": plain(run.Read(Code="ZEEP")),
        "absent": plain(run.Read(Code="NIETS")),
        "recordId": run.GetRecIdFromKey(Key=changed.Key),
        "byRecordId": plain(run.ReadByRecId(recId="PortaalEenheid: ZEEP")),
        "isUpdated": [run.IsUpdated(Key=added.Key), run.IsUpdated(Key=changed.Key)],
        "many": [row.Description for row in renewed],
        "two": len(run.ReadMultiple(filter=everything, setSize=2)),
        "none": plain(run.ReadMultiple(filter=[{"Field": "Code", "Criteria": "NIETS"}], setSize=0)),
        "stale": outcome(run.Update, PortaalEenheid={"Key": added.Key, "Description": "Laat"}),
        "deleted": run.Delete(Key=changed.Key),
    }


def call_codeunit(address):
    codeunit = client_of(f"{address}/Codeunit/PortaalKoppeling")
    results = {}
    for name in operations_of(codeunit):
        element = codeunit.get_element(f"ns0:{name}")
        values = {parameter: "1" for parameter, _ in element.type.elements}
        results[name] = outcome(getattr(codeunit.service, name), **values)
    return results


def read_every_page(addresses):
    """One row of every page, so that every type of every field is read strictly."""
    rows = {}
    for address in addresses:
        if "/Page/" not in address:
            continue
        name = address.rsplit("/", 1)[-1]
        client = client_of(address)
        first = client.get_type(f"ns0:{name}_Fields")
        field = list(client.get_type(f"ns0:{name}").elements)[1][0]
        assert first is not None
        rows[name] = len(client.service.ReadMultiple(filter=[{"Field": field, "Criteria": ""}], setSize=1) or [])
    return rows


address = f"{root}/WS/{company}"
listed = session.get(f"{address}/services").text
addresses = [part.split('"')[0] for part in listed.split('ref="')[1:]]
print(
    json.dumps(
        {
            "companies": plain(client_of(f"{root}/WS/SystemService").service.Companies()),
            "page": call_page(address),
            "codeunit": call_codeunit(address),
            "pages": read_every_page(addresses),
        }
    )
)
